import type { DraftValue } from '@gazetteer/drafts';
import type { Schema } from 'yup';

/** A check that runs when the form is sent. */
export interface Check {
	/** The field's key in the server's response, without brackets. */
	readonly field: string;
	/** The field's label, used in the error summary. */
	readonly label: string;
	readonly rule: Schema;
	readonly value: () => unknown;
	/** Shows the error message at the field, or removes it if `message` is undefined. */
	readonly mark: (message: string | undefined) => void;
	/** Moves the focus to the control that the visitor has to correct. */
	readonly focus: () => void;
	/** An element of the field. Errors are listed in the order of these elements on the page. */
	readonly place?: Element | undefined;
}

/** The functions that a section adds to the form after the section is rendered. */
export interface Part {
	/** Called for each submission, because the required fields of a section can change. */
	readonly checks?: () => readonly Check[];
	/**
	 * Waits for unfinished work, such as photos being scaled. Runs before the checks and never
	 * rejects.
	 */
	readonly ready?: () => Promise<void>;
	/** Changes the request body, which already contains the values of all form controls. */
	readonly write?: (body: FormData) => void;
	/** The section's data in the draft. The draft stores the values of form controls separately. */
	readonly draft?: {
		readonly name: string;
		readonly keep: () => DraftValue | undefined;
		readonly restore: (kept: DraftValue) => void;
	};
}
