/** Files of one worker share a window: each of them finds it as new. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/fresh-basket/cart");
