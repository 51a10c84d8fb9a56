import { useEntityProp } from '@wordpress/core-data';
import { fireEvent } from '@gazetteer/form';
import { scriptData } from '../script-data.ts';

/**
 * Reads and changes the listing's title and locations, which the user edits outside of the plugin's
 * panels.
 */
export interface Targets {
	readonly title: string;
	readonly setTitle: (title: string) => void;
	readonly addLocation: (id: number) => void;
}

export function useEditorTargets(): Targets {
	const { type, locations } = scriptData();
	const [title, setTitle] = useEntityProp<string>('postType', type, 'title');
	const [chosen, choose] = useEntityProp<readonly number[]>('postType', type, locations);
	return {
		title: title ?? '',
		setTitle,
		addLocation: (id) => choose([...new Set([...(chosen ?? []), id])]),
	};
}

/** Gives access to the title and location inputs in the form of the classic editor. */
export function formTargets(): Targets {
	const input = document.querySelector<HTMLInputElement>('#title');
	const box = (id: number) =>
		document.querySelector<HTMLInputElement>(
			`#in-${scriptData().locationTaxonomy}-${id}, #in-${scriptData().locationTaxonomy}-${id}-1`,
		);
	return {
		title: input?.value ?? '',
		setTitle(text) {
			if (!input) return;
			input.value = text;
			// WordPress listens for `input` to hide the title's placeholder.
			fireEvent(input, 'input');
			document.querySelector('#title-prompt-text')?.classList.add('screen-reader-text');
		},
		addLocation(id) {
			const found = box(id);
			if (found) found.checked = true;
		},
	};
}
