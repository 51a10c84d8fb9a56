import type { AddedKind } from '../shared/field-kinds.ts';

/** What the plugin tells this screen, written before its script. Paths are those of REST. */
interface ScriptData {
	readonly categories: string;
	readonly features: string;
	readonly fields: string;
	readonly preview: string;
	readonly uses: string;
	readonly answers: string;
	/** The address of the screen on which categories are made. */
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
