import { __, sprintf } from '@wordpress/i18n';
import type { FieldAttributes } from '../fields/field.ts';

function words({ counter, maxlength, default: value }: FieldAttributes): string {
	const typed = value.trim().length;
	if (counter === 'down' && maxlength > 0) {
		/* translators: %1$s: a number that changes while the visitor types. */
		return sprintf(__('%1$s characters left', 'gazetteer'), String(maxlength - typed));
	}
	return maxlength > 0
		? /* translators: %1$s: a number that changes while the visitor types, %2$d: the most that may be typed. */
			sprintf(__('%1$s of %2$d characters', 'gazetteer'), String(typed), maxlength)
		: /* translators: %1$s: a number that changes while the visitor types. */
			sprintf(__('%1$s characters', 'gazetteer'), String(typed));
}

/** The initial text of the character counter. */
export const Counter = ({ field }: { readonly field: FieldAttributes }) =>
	field.counter === '' ? null : <span className="gz-counter">{words(field)}</span>;
