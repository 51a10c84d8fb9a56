import { RichText } from '@wordpress/block-editor';
import { escapeEditableHTML } from '@wordpress/escape-html';
import { decodeEntities } from '@wordpress/html-entities';

interface InlineTextProps {
	/** The name of the edited attribute. The block editor uses the name to restore the caret. */
	readonly identifier: string;
	readonly className: string;
	readonly value: string;
	readonly placeholder: string;
	readonly set: (text: string) => void;
}

const plain = (html: string) => decodeEntities(html.replace(/<[^>]*>/g, ''));

export function InlineText({ identifier, className, value, placeholder, set }: InlineTextProps) {
	return (
		<RichText
			tagName="span"
			identifier={identifier}
			className={`gz-in-place ${className}`}
			allowedFormats={[]}
			withoutInteractiveFormatting
			disableLineBreaks
			value={escapeEditableHTML(value)}
			placeholder={placeholder}
			aria-label={placeholder}
			onChange={(html) => set(plain(html))}
		/>
	);
}
