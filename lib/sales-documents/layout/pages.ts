import { type Block, moved, type Sheet, stacked } from "./marks";

/** Puts blocks on pages, from top to bottom. */
export class Pages {
  readonly sheets: Sheet[] = [{ marks: [] }];
  /** Repeated at the top of each new page while it is set. */
  head: Block | null = null;
  private y: number;

  constructor(
    private readonly top: number,
    private readonly end: number,
  ) {
    this.y = top;
  }

  /** The height of a page without the head of the table. */
  get capacity(): number {
    return this.end - this.top;
  }

  /** Puts a block on the page, or on the next one if it does not fit. */
  place(block: Block): void {
    if (!this.fits([block]) && !this.isEmpty) this.turn();
    // Space between two parts is not needed at the top of a page.
    if (block.marks.length === 0 && this.isEmpty) return;
    this.sheets.at(-1)?.marks.push(...moved(block.marks, this.y));
    this.y += block.height;
  }

  /** Puts blocks on one page if they fit on one; otherwise they may be separated. */
  placeTogether(blocks: readonly Block[]): void {
    if (!this.fits(blocks) && this.fitOnPage(blocks)) this.turn();
    for (const block of blocks) this.place(block);
  }

  /** Returns whether the blocks fit on one page, below the repeated head. */
  fitOnPage(blocks: readonly Block[]): boolean {
    return stacked(...blocks).height + (this.head?.height ?? 0) <= this.capacity;
  }

  /** Returns whether the blocks fit on what is left of the page. */
  fits(blocks: readonly Block[]): boolean {
    return this.y + stacked(...blocks).height <= this.end;
  }

  private get isEmpty(): boolean {
    return this.y === this.top + (this.sheets.length > 1 ? (this.head?.height ?? 0) : 0);
  }

  private turn(): void {
    this.sheets.push({ marks: [] });
    this.y = this.top;
    if (!this.head) return;
    this.sheets.at(-1)?.marks.push(...moved(this.head.marks, this.y));
    this.y += this.head.height;
  }
}
