import { META } from '@gazetteer/contract';
import { useEntityProp } from '@wordpress/core-data';

export const FORM_POST_TYPE = 'gazetteer_form';

/** Empty or missing values use the defaults of the plugin. */
export interface Mail {
	readonly to?: string;
	readonly subject?: string;
	readonly body?: string;
	/** The name of an email field; '' for none, undefined for the first one. */
	readonly replyTo?: string;
	readonly sender?: string;
	readonly html?: boolean;
	readonly attachFiles?: boolean;
}

export interface Reply {
	readonly on?: boolean;
	/** The name of an email field. */
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

/** Returns one of the form's metas, and a function that changes parts of it. */
export function useFormMeta<Key extends keyof Metas>(
	key: Key,
): [Partial<Metas[Key]>, (changed: Partial<Metas[Key]>) => void] {
	const [meta, setMeta] = useEntityProp<Partial<Metas>>('postType', FORM_POST_TYPE, 'meta');
	// Before the first change, the server returns nothing or an empty array.
	const value = (meta?.[key] ?? {}) as Partial<Metas[Key]>;
	return [value, (changed) => setMeta({ ...meta, [key]: { ...value, ...changed } })];
}
