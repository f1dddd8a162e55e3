/**
 * Keeps a page true that a browser translates. A translator takes each text node out and puts a `<font>` in its place. React
 * knows only its own node: a later change would be written where nobody sees it, and removing the node would throw. So the node
 * returns to its place before React changes, moves or removes it; the translator then translates the new words.
 * @param before what changed in the page until this code came
 */
export function followTranslator(body: Element, before: readonly MutationRecord[]): void {
  const standIns = new WeakMap<Node, Element>();
  let isPatched = false;
  const read = (records: readonly MutationRecord[]) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      if (removedNodes.length !== 1 || !(text instanceof Text) || text.isConnected) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (standIn === undefined) continue;
      if (!isPatched) patch(standIns);
      isPatched = true;
      standIns.set(text, standIn);
    }
  };
  read(before);
  new MutationObserver(read).observe(body, { childList: true, subtree: true });
}

const isFont = (node: Node | null): node is Element => node?.nodeName === "FONT";

/** Only where a translator works are the page's own functions changed. */
function patch(standIns: WeakMap<Node, Element>): void {
  const { insertBefore, removeChild } = Node.prototype;
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue") as PropertyDescriptor;

  function giveBack(node: Node): void {
    const standIn = standIns.get(node);
    standIns.delete(node);
    if (!node.isConnected) standIn?.replaceWith(node);
  }

  Object.defineProperty(Node.prototype, "nodeValue", {
    configurable: true,
    enumerable: true,
    get,
    set(this: Node, value: string | null) {
      giveBack(this);
      set?.call(this, value);
    },
  });
  Node.prototype.removeChild = function <N extends Node>(this: Node, child: N): N {
    giveBack(child);
    // Replaced while React was hydrating it, so that nobody saw by what.
    if (child.parentNode !== this) return child;
    return removeChild.call(this, child) as N;
  };
  Node.prototype.insertBefore = function <N extends Node>(this: Node, node: N, before: Node | null): N {
    if (before !== null) giveBack(before);
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as N;
  };
}
