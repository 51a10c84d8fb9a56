export {
	isUntouched,
	keptControls,
	setFirstState,
	setState,
	stateOf,
	type Control,
} from './controls.ts';
export { draftName, hasDraft, type DraftKey } from './draft-name.ts';
export { openDraft, type Draft } from './draft.ts';
export type { DraftValue, DraftValues } from './values.ts';
