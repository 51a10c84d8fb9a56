import { META } from '@gazetteer/contract';
import { useEntityProp } from '@wordpress/core-data';

export const FORM_POST_TYPE = 'gazetteer_form';

/** What is empty or not there is left to the plugin. */
export interface Mail {
	readonly to?: string;
	readonly subject?: string;
	readonly body?: string;
	/** The name of an email field; '' for none, and the first one where it was never said. */
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

/** One of the form's settings, and how to change a part of it. */
export function useFormMeta<Key extends keyof Metas>(
	key: Key,
): [Partial<Metas[Key]>, (changed: Partial<Metas[Key]>) => void] {
	const [meta, setMeta] = useEntityProp<Partial<Metas>>('postType', FORM_POST_TYPE, 'meta');
	// Until something is said here, the server has nothing or an empty list to give.
	const value = (meta?.[key] ?? {}) as Partial<Metas[Key]>;
	return [value, (changed) => setMeta({ ...meta, [key]: { ...value, ...changed } })];
}
