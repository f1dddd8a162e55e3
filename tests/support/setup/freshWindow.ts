/** Files of one worker share a window, which is reset here for each of them. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// In a browser a cancelled animation is no error; here it would be an unhandled rejection.
const { prototype } = Animation;
const { cancel } = prototype;
if (!Object.hasOwn(prototype, "isHeard")) {
  Object.assign(prototype, {
    isHeard: true,
    cancel(this: Animation) {
      this.finished.catch(() => {});
      cancel.call(this);
    },
  });
}
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/fresh-basket/cart");
