// Where a popover goes: above the thing it explains, below it when there is no room, never off the screen.
interface Size {
  width: number;
  height: number;
}

const GAP = 8;

export function placed(at: DOMRect, size: Size, screen: Size): { left: number; top: number } {
  const middle = at.left + at.width / 2 - size.width / 2;
  const above = at.top - size.height - GAP;
  const below = Math.min(at.bottom + GAP, screen.height - size.height - GAP);
  return {
    left: Math.max(GAP, Math.min(middle, screen.width - size.width - GAP)),
    top: above >= GAP ? above : Math.max(GAP, below),
  };
}
