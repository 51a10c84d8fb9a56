import { LISTING_FORM } from '@gazetteer/contract';
import { useEffect, useRef, useState } from '@wordpress/element';
import { fromEditor, toEditor } from './html.ts';
import { RichText, type Editor } from './rich-text.tsx';
import { Toolbar } from './toolbar.tsx';

interface DescriptionProps {
	readonly textarea: HTMLTextAreaElement;
	readonly labelledBy: string;
	readonly wrote: (html: string) => void;
}

const isMarked = (textarea: HTMLTextAreaElement) =>
	textarea.matches(`.${LISTING_FORM.error}, [aria-invalid="true"]`);

/**
 * The rich-text editor, shown above the textarea. The textarea always contains the value that is
 * sent. If another script changes the textarea, the editor shows the new text.
 */
export function Description({ textarea, labelledBy, wrote }: DescriptionProps) {
	const [editor, setEditor] = useState<Editor>();
	const [isWrong, setWrong] = useState(() => isMarked(textarea));
	const [, draw] = useState(0);
	const own = useRef(textarea.value);

	const write = (html: string) => {
		own.current = fromEditor(html);
		wrote(own.current);
	};
	const ready = (made: Editor) => {
		const described = textarea.getAttribute('aria-describedby');
		const attributes = {
			role: 'textbox',
			'aria-multiline': 'true',
			'aria-labelledby': labelledBy,
			...(textarea.required && { 'aria-required': 'true' }),
			...(described && { 'aria-describedby': described }),
		};
		for (const [name, value] of Object.entries(attributes)) made.root.setAttribute(name, value);
		setEditor(made);
	};

	useEffect(() => {
		if (!editor) return undefined;
		const leaving = new AbortController();
		const { signal } = leaving;
		const changed = () => {
			if (textarea.value === own.current) return;
			own.current = textarea.value;
			const contents = editor.clipboard.convert({ html: toEditor(textarea.value) });
			editor.setContents(contents, 'api');
		};
		for (const type of ['input', 'change'])
			textarea.addEventListener(type, changed, { signal });
		textarea.addEventListener('focus', () => editor.focus(), { signal });
		const observer = new MutationObserver(() => setWrong(isMarked(textarea)));
		observer.observe(textarea, { attributeFilter: ['class', 'aria-invalid'] });
		return () => {
			leaving.abort();
			observer.disconnect();
		};
	}, [editor, textarea]);
	useEffect(() => {
		if (isWrong) editor?.root.setAttribute('aria-invalid', 'true');
		else editor?.root.removeAttribute('aria-invalid');
	}, [editor, isWrong]);

	return (
		<div className={isWrong ? 'gz-rich error-msg' : 'gz-rich'}>
			{editor && <Toolbar editor={editor} />}
			<RichText
				first={toEditor(textarea.value)}
				wrote={write}
				moved={() => draw((turn) => turn + 1)}
				ready={ready}
			/>
		</div>
	);
}
