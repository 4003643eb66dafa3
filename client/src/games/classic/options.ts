/** Optional rules of Classic that people ask for; the others stand behind "More". */
export const POPULAR: readonly string[] = ["restricted_soviet_attack", "axis_weapon_advantage", "no_new_complexes", "ships_into_enemy_zones", "total_victory"];
