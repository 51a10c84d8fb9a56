export { Boundary } from './boundary.tsx';
export { renderInto } from './render-into.tsx';
export { createSlots, type FilledSlot, type SlotOptions, type Slots } from './slots.tsx';
export { useStore } from './use-store.ts';
