export { attachCombobox, type Attachment } from './attach.ts';
export { pressKey, type KeyActs, type KeyPress } from './keys.ts';
export type { OptionText } from './list.ts';
export {
	activeOption,
	closed,
	EMPTY,
	moved,
	offered,
	type ComboboxState,
	type SuggestionsState,
} from './state.ts';
