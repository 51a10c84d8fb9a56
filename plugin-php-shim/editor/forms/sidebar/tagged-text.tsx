import { useRef } from '@wordpress/element';
import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { namedFields } from '../fields/form-fields.ts';
import { useFormFields } from '../fields/use-form-fields.ts';
import { LongText, Text } from '../../shared/controls.tsx';
import { ALL_FIELDS, OTHER_TAGS } from './mail-tags.ts';

interface TaggedTextProps {
	readonly label: string;
	readonly help?: string;
	readonly placeholder?: string;
	readonly value: string;
	readonly set: (text: string) => void;
	readonly rows?: number;
}

/** A text field for mail tags. The buttons below the field insert a tag at the caret. */
export function TaggedText({ rows, ...rest }: TaggedTextProps) {
	const { value, set } = rest;
	const fields = useFormFields();
	const place = useRef<HTMLDivElement>(null);

	const insert = (tag: string) => {
		const box = place.current?.querySelector<HTMLInputElement>('input, textarea');
		const from = box?.selectionStart ?? value.length;
		const to = box?.selectionEnd ?? from;
		set(value.slice(0, from) + tag + value.slice(to));
		// Wait until React has updated the text, then move the caret behind the inserted tag.
		setTimeout(() => {
			box?.focus();
			box?.setSelectionRange(from + tag.length, from + tag.length);
		});
	};

	// Offer [all-fields] only for a text with several lines.
	const others = OTHER_TAGS.filter((tag) => tag !== ALL_FIELDS || rows !== undefined);
	const names = [...namedFields(fields).map(({ name }) => name), ...others];
	return (
		<div className="gz-tagged" ref={place}>
			{rows === undefined ? <Text {...rest} /> : <LongText {...rest} rows={rows} />}
			<div className="gz-tags" role="group" aria-label={__('Insert a mail tag', 'gazetteer')}>
				{[...new Set(names)].map((name) => (
					<Button
						key={name}
						size="small"
						className="gz-tag"
						/* translators: %s: the name of a field. */
						aria-label={sprintf(__('Insert [%s]', 'gazetteer'), name)}
						onClick={() => insert(`[${name}]`)}
					>
						{`[${name}]`}
					</Button>
				))}
			</div>
		</div>
	);
}
