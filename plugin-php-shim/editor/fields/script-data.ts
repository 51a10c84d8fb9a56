import type { AddedKind } from '../shared/field-kinds.ts';

/** Data that PHP prints before this script. Paths are REST paths. */
interface ScriptData {
	readonly categories: string;
	readonly features: string;
	readonly fields: string;
	readonly preview: string;
	readonly uses: string;
	readonly answers: string;
	/** The URL of the admin screen where users create categories. */
	readonly categoriesScreen: string;
	/** The field types that other plugins add. */
	readonly types: readonly AddedKind[];
}

declare global {
	interface Window {
		gazetteerFields?: ScriptData;
	}
}

export const scriptData = (): ScriptData => {
	if (!window.gazetteerFields) throw new Error('The screen was not told where its records are.');
	return window.gazetteerFields;
};
