export { createStore, type Change, type Store } from './create-store.ts';
export { watch } from './watch.ts';
