/** The card of an area: asked for, or shown to a pointer that rests there; the latter goes when the pointer does. */
const REST = 700;

export class Glance {
  area: string | null = $state(null);
  private isFleeting = false;
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** The pointer has come to an area where it may rest, or to none. */
  hover(area: string | null): void {
    this.leave();
    this.isFleeting = false;
    if (!area || this.area) return;
    this.resting = setTimeout(() => {
      this.area = area;
      this.isFleeting = true;
    }, REST);
  }

  /** The pointer does something else. */
  leave(): void {
    clearTimeout(this.resting);
    if (this.isFleeting) this.area = null;
  }

  /** Somebody asks for the card; null puts it away. */
  show(area: string | null): void {
    clearTimeout(this.resting);
    this.isFleeting = false;
    this.area = area;
  }
}
