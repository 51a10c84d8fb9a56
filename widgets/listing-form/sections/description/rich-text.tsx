import { trustedRichText } from '@gazetteer/clean-html';
import { useLayoutEffect, useRef } from '@wordpress/element';
import ReactQuill, { Quill } from 'react-quill';

export type Editor = Quill;

/** The part of Quill's clipboard class that we use. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- its type alone is used, and a class needs one.
declare class Converter {
	convertHTML(html: string): unknown;
}

const Clipboard = Quill.import('modules/clipboard') as unknown as typeof Converter;

/**
 * Sanitizes all HTML before Quill parses it, and applies the Trusted Types policy if the page has
 * one.
 */
class CleanClipboard extends Clipboard {
	override convertHTML(html: string) {
		return super.convertHTML(trustedRichText(html) ?? '');
	}
}
Quill.register('modules/clipboard', CleanClipboard as never, true);

/** Excludes formats that load resources, run scripts or change the font. */
const FORMATS = ['bold', 'italic', 'underline', 'strike', 'link', 'header', 'list', 'blockquote'];

/** Tab moves the focus out of the editor. Otherwise keyboard users could not leave it. */
const MODULES = {
	toolbar: false,
	keyboard: {
		bindings: { tab: null, indent: null, outdent: null, 'remove tab': null },
	},
};

const AREA = 'gz-rich-area';

/**
 * Quill empties its element through `innerHTML`, which a Trusted Types policy rejects. Overrides
 * the setter to remove the child nodes instead.
 */
function EmptyByNodes() {
	useLayoutEffect(() => {
		const own = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
		for (const area of document.querySelectorAll(`.${AREA}`)) {
			if (!own?.get || Object.hasOwn(area, 'innerHTML')) continue;
			Object.defineProperty(area, 'innerHTML', {
				configurable: true,
				get: own.get,
				set: () => area.replaceChildren(),
			});
		}
	}, []);
	return null;
}

/** A constant element, because ReactQuill creates a new editor if this element changes. */
const PLACE = (
	<div className={AREA}>
		<EmptyByNodes />
	</div>
);

interface RichTextProps {
	readonly first: string;
	readonly wrote: (html: string) => void;
	readonly moved: () => void;
	readonly ready: (editor: Editor) => void;
}

/** Wraps ReactQuill. Other files must not import ReactQuill directly. */
export function RichText({ first, wrote, moved, ready }: RichTextProps) {
	const quill = useRef<ReactQuill>(null);
	useLayoutEffect(() => {
		const editor = quill.current?.getEditor();
		if (editor) ready(editor);
		// The editor is created only once.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, []);
	return (
		<div className="gz-rich-place">
			<ReactQuill
				ref={quill}
				theme="default"
				formats={FORMATS}
				modules={MODULES}
				useSemanticHTML={false}
				defaultValue={first}
				onChange={(html, _change, source) => {
					if (source === 'user') wrote(html);
					moved();
				}}
				onChangeSelection={moved}
			>
				{PLACE}
			</ReactQuill>
		</div>
	);
}
