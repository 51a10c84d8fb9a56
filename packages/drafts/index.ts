export {
	isUntouched,
	storableControls,
	setFirstState,
	setState,
	stateOf,
	type Control,
} from './controls.ts';
export { draftName, hasDraft } from './draft-name.ts';
export { openDraft, type Draft } from './draft.ts';
export type { DraftValue, DraftValues } from './values.ts';
