/**
 * Opens the pay page in a frame over the shop, for both scripts. Styles are set one by one through the CSSOM, which a
 * Content-Security-Policy without `unsafe-inline` allows. A `dialog` handles focus and Escape and makes the rest of the
 * page inert. With `onFailed`, it stays open for another attempt after a failed one.
 */
export const overlay = `
var origin = new URL(document.currentScript.src).origin;
function openPayPage(sessionId, onOutcome, onClosed, onFailed) {
  var dialog = document.createElement("dialog");
  var frame = document.createElement("iframe");
  var close = document.createElement("button");
  var style = function (element, rules) { for (var name in rules) element.style.setProperty(name, rules[name]); };
  var isNarrow = innerWidth < 600;
  style(dialog, { width: "min(460px, 100%)", height: isNarrow ? "100dvh" : "min(780px, 100dvh)", "max-width": "100%", "max-height": "100dvh", padding: "0", border: "0", "border-radius": isNarrow ? "0" : "16px", overflow: "hidden", background: "Canvas", "box-shadow": "0 0 0 100vmax rgb(10 15 25 / 55%)" });
  style(frame, { width: "100%", height: "100%", border: "0", display: "block" });
  style(close, { position: "absolute", top: "10px", right: "10px", width: "44px", height: "44px", border: "0", "border-radius": "50%", background: "#37509b", color: "#fff", font: "24px/1 system-ui, sans-serif", cursor: "pointer" });
  dialog.setAttribute("aria-label", "Payment");
  frame.title = "Payment page";
  frame.src = origin + "/sandbox/gateway/" + encodeURIComponent(sessionId);
  close.type = "button";
  close.textContent = "\\u00d7";
  close.setAttribute("aria-label", "Close payment");
  dialog.append(frame, close);
  var ended = false;
  function end(tell) {
    if (ended) return;
    ended = true;
    removeEventListener("message", hear);
    dialog.close();
    dialog.remove();
    tell();
  }
  function hear(event) {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    if (!event.data || event.data.sandboxPayment !== sessionId) return;
    var outcome = event.data.outcome;
    if (outcome === "fail" && onFailed) onFailed();
    else end(function () { onOutcome(outcome); });
  }
  addEventListener("message", hear);
  close.addEventListener("click", function () { end(onClosed); });
  dialog.addEventListener("cancel", function (event) { event.preventDefault(); end(onClosed); });
  document.body.append(dialog);
  dialog.showModal();
  return function () { end(onClosed); };
}`;
