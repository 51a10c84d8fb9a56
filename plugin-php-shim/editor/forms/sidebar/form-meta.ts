import { META } from '@gazetteer/contract';
import { useEntityProp } from '@wordpress/core-data';

export const FORM_POST_TYPE = 'gazetteer_form';

/** The settings of the email to the site owner. Empty or missing values use the plugin's defaults. */
export interface Mail {
	readonly to?: string;
	readonly subject?: string;
	readonly body?: string;
	/**
	 * The name of the email field for “Reply to”. Empty for none, undefined for the first email
	 * field of the form.
	 */
	readonly replyTo?: string;
	readonly sender?: string;
	readonly html?: boolean;
	readonly attachFiles?: boolean;
}

export interface Reply {
	readonly on?: boolean;
	/** The name of the email field with the visitor's address. */
	readonly to?: string;
	readonly subject?: string;
	readonly body?: string;
	readonly sender?: string;
	readonly html?: boolean;
}

export interface FormSettings {
	readonly acceptanceAsValidation?: boolean;
	readonly membersOnly?: boolean;
	readonly keepDays?: number;
	readonly keepFileDays?: number;
	readonly emailLimit?: number;
	readonly formLimit?: number;
	readonly htmlClass?: string;
}

interface Metas {
	readonly [META.formMail]: Mail;
	readonly [META.formReply]: Reply;
	readonly [META.formMessages]: Readonly<Record<string, string>>;
	readonly [META.formSettings]: FormSettings;
}

/** Returns one of the form's meta values, and a function that changes some of its properties. */
export function useFormMeta<Key extends keyof Metas>(
	key: Key,
): [Partial<Metas[Key]>, (changed: Partial<Metas[Key]>) => void] {
	const [meta, setMeta] = useEntityProp<Partial<Metas>>('postType', FORM_POST_TYPE, 'meta');
	// Use an empty object before the first change, because the server then returns null or an empty
	// array.
	const value = (meta?.[key] ?? {}) as Partial<Metas[Key]>;
	return [value, (changed) => setMeta({ ...meta, [key]: { ...value, ...changed } })];
}
