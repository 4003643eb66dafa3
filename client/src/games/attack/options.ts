/** Optional rules of Attack! that people ask for; the others stand behind "More". */
export const POPULAR: readonly string[] = ["end", "last_standing", "start_per_continent", "quick_setup"];
