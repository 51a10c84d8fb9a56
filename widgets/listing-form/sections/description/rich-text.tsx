import { trustedWriting } from '@gazetteer/clean-html';
import { useLayoutEffect, useRef } from '@wordpress/element';
import ReactQuill, { Quill } from 'react-quill';

export type Editor = Quill;

/** As far as it is known here. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- its type alone is used, and a class needs one.
declare class Converter {
	convertHTML(html: string): unknown;
}

const Clipboard = Quill.import('modules/clipboard') as unknown as typeof Converter;

/** Whatever comes into the editor is cleaned first, and parsed by our policy where a page asks for one. */
class CleanClipboard extends Clipboard {
	override convertHTML(html: string) {
		return super.convertHTML(trustedWriting(html) ?? '');
	}
}
Quill.register('modules/clipboard', CleanClipboard as never, true);

/** Nothing that fetches, runs or is set in another font. */
const FORMATS = ['bold', 'italic', 'underline', 'strike', 'link', 'header', 'list', 'blockquote'];

/** Tab leads on, as everywhere: whoever has no pointer would stay in here for ever. */
const MODULES = {
	toolbar: false,
	keyboard: {
		bindings: { tab: null, indent: null, outdent: null, 'remove tab': null },
	},
};

const AREA = 'gz-rich-area';

/** The editor empties its element by an empty text, which pages with a policy refuse: its nodes are taken away instead. */
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

/** Always the same: given another, the editor would make itself anew. */
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

/** The one place that knows the editor. */
export function RichText({ first, wrote, moved, ready }: RichTextProps) {
	const quill = useRef<ReactQuill>(null);
	useLayoutEffect(() => {
		const editor = quill.current?.getEditor();
		if (editor) ready(editor);
		// It is made once.
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
