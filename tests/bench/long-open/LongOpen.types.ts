/** The memory of a page after garbage collection. */
export interface Held {
  navigations: number;
  heapMiB: number;
  nodes: number;
  listeners: number;
}
