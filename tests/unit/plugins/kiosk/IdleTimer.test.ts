import { beforeEach, describe, expect, it, vi } from "vitest";
import { SystemClock } from "#kernel/clock/SystemClock.ts";
import { IdleTimer } from "#plugins/kiosk/visit/IdleTimer.ts";

describe("how long nobody has touched the screen (bar 20)", () => {
  const onOver = vi.fn();
  let idle: IdleTimer;
  let isHeld = false;

  beforeEach(() => {
    vi.useFakeTimers();
    onOver.mockReset();
    isHeld = false;
    idle = new IdleTimer(new SystemClock());
    idle.start({ idleSeconds: () => 90, isHeld: () => isHeld, onOver });
    return () => idle.stop();
  });
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

  it("warns after ninety seconds, counts down twenty, and then ends the visit once", () => {
    pass(89);
    expect(idle.secondsLeft).toBeUndefined();
    pass(1);
    expect(idle.secondsLeft).toBe(20);
    pass(19.5);
    expect(idle.secondsLeft).toBe(1);
    expect(onOver).not.toHaveBeenCalled();
    pass(60);
    expect(onOver).toHaveBeenCalledOnce();
    expect(idle.secondsLeft).toBeUndefined();
  });

  it("begins anew with every touch, and a touch ends the warning", () => {
    pass(80);
    idle.touch();
    pass(80);
    expect(idle.secondsLeft).toBeUndefined();
    pass(15);
    expect(idle.secondsLeft).toBe(15);
    idle.touch();
    expect(idle.secondsLeft).toBeUndefined();
    pass(89);
    expect(onOver).not.toHaveBeenCalled();
  });

  it("keeps the warning while a finger is down, so that the touch does not go through to the shop", () => {
    pass(95);
    idle.press("finger");
    pass(10);
    expect(idle.secondsLeft).toBe(15);
    idle.release("finger");
    pass(1);
    expect(idle.secondsLeft).toBeUndefined();
  });

  it("counts a drag as long as a person drags", () => {
    pass(85);
    idle.press("finger");
    pass(8);
    idle.move("finger");
    pass(60);
    expect(idle.secondsLeft).toBeUndefined();
  });

  it("ends the visit although a bag lies on the screen and moves a little all the time", () => {
    idle.press("bag");
    for (let second = 0; second < 130; second += 1) {
      pass(1);
      idle.move("bag");
    }
    expect(onOver).toHaveBeenCalledOnce();
  });

  it("does not take a bag for a hand when a finger touches beside it", () => {
    idle.press("bag");
    pass(60);
    idle.press("finger");
    pass(1);
    idle.release("finger");
    for (let second = 0; second < 108; second += 1) {
      pass(1);
      idle.move("bag");
    }
    expect(onOver).not.toHaveBeenCalled();
    pass(3);
    idle.release("bag");
    expect(onOver).toHaveBeenCalledOnce();
  });

  it("stands still during a payment", () => {
    isHeld = true;
    pass(600);
    expect(onOver).not.toHaveBeenCalled();
    isHeld = false;
    pass(89);
    expect(idle.secondsLeft).toBeUndefined();
    pass(21);
    expect(onOver).toHaveBeenCalledOnce();
  });
});
