import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import { useState } from '@wordpress/element';
import type { KeyboardEvent } from 'react';
import { withScheme } from '../../interactive/with-scheme.ts';
import type { Editor } from './rich-text.tsx';

const IS_MAIL = /^[^\s/:@]+@[^\s/:@]+\.[^\s/:@]+$/;

/** An address with a scheme, or a path, fragment or query on this site. */
const LEADS = /^([a-z][a-z0-9+-]*:|[/#?.])/i;

/**
 * Converts typed text to a link address. Returns '' for no link and undefined if the text is not
 * an address.
 */
function linkAddress(typed: string): string | undefined {
	const text = typed.trim();
	const address = IS_MAIL.test(text) ? `mailto:${text}` : withScheme(text);
	return !address || LEADS.test(address) ? address : undefined;
}

interface Tool {
	readonly format: string;
	readonly value: string | number | true;
	readonly words: string;
	readonly icon: string;
}

const TOOLS: readonly Tool[] = [
	{
		format: 'bold',
		value: true,
		words: TEXT.bold,
		icon: 'M7 5h6a3.5 3.5 0 010 7H7zm0 7h7a3.5 3.5 0 010 7H7z',
	},
	{ format: 'italic', value: true, words: TEXT.italic, icon: 'M10 5h8M6 19h8M14 5l-4 14' },
	{ format: 'header', value: 2, words: TEXT.heading, icon: 'M6 5v14M18 5v14M6 12h12' },
	{
		format: 'list',
		value: 'bullet',
		words: TEXT.bulletList,
		icon: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
	},
	{
		format: 'list',
		value: 'ordered',
		words: TEXT.numberedList,
		icon: 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M3.5 15c2-2 3.500 0 0 4h3',
	},
	{
		format: 'blockquote',
		value: true,
		words: TEXT.quotation,
		icon: 'M5 5v14M9 8h11M9 12h11M9 16h7',
	},
	{
		format: 'link',
		value: true,
		words: TEXT.link,
		icon: 'M10 14a4 4 0 006 0l3-3a4 4 0 00-6-6l-1 1M14 10a4 4 0 00-6 0l-3 3a4 4 0 006 6l1-1',
	},
];

function LinkAddress({
	editor,
	first,
	done,
}: {
	readonly editor: Editor;
	readonly first: string;
	readonly done: () => void;
}) {
	const [typed, setTyped] = useState(first);
	const [isWrong, setWrong] = useState(false);
	const apply = (text: string) => {
		const address = linkAddress(text);
		if (address === undefined) return setWrong(true);
		editor.focus();
		editor.format('link', address || false, 'user');
		done();
	};
	const pressed = (event: KeyboardEvent) => {
		if (event.key === 'Escape') {
			editor.focus();
			done();
		} else if (event.key === 'Enter') apply(typed);
		else return;
		event.preventDefault();
	};
	return (
		<div className="gz-rich-link">
			<input
				// The visitor just pressed the link button and types the address next.
				// eslint-disable-next-line jsx-a11y/no-autofocus
				autoFocus
				className={`form-control gz-control${isWrong ? ' error-msg' : ''}`}
				type="text"
				inputMode="url"
				aria-label={pageText(TEXT.linkAddress)}
				aria-invalid={isWrong}
				placeholder="https://"
				value={typed}
				onChange={({ target }) => {
					setTyped(target.value);
					setWrong(false);
				}}
				onKeyDown={pressed}
			/>
			<button type="button" className="gz-link-button" onClick={() => apply(typed)}>
				{pageText(TEXT.linkApply)}
			</button>
			{first && (
				<button type="button" className="gz-link-button" onClick={() => apply('')}>
					{pageText(TEXT.linkRemove)}
				</button>
			)}
		</div>
	);
}

/** A toolbar is one tab stop; arrow keys move between its buttons. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
	const [at, setAt] = useState(0);
	const [isLinking, setLinking] = useState(false);
	const range = editor.getSelection();
	const formats: Record<string, unknown> = range ? editor.getFormat(range) : {};
	const isOn = ({ format, value }: Tool) =>
		format === 'link' ? Boolean(formats['link']) : formats[format] === value;

	const use = (tool: Tool) => {
		if (tool.format === 'link') return setLinking(true);
		const turnsOff = isOn(tool);
		editor.focus();
		editor.format(tool.format, turnsOff ? false : tool.value, 'user');
		return undefined;
	};
	const pressed = (event: KeyboardEvent<HTMLElement>) => {
		const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
		if (!by) return;
		event.preventDefault();
		const next = (at + by + TOOLS.length) % TOOLS.length;
		setAt(next);
		(event.currentTarget.children[next] as HTMLElement).focus();
	};
	return (
		<>
			<div
				className="gz-rich-tools"
				role="toolbar"
				tabIndex={-1}
				aria-label={pageText(TEXT.formatting)}
				onKeyDown={pressed}
			>
				{TOOLS.map((tool, place) => (
					<button
						key={tool.icon}
						type="button"
						aria-label={pageText(tool.words)}
						aria-pressed={isOn(tool)}
						tabIndex={place === at ? 0 : -1}
						onFocus={() => setAt(place)}
						// Keeps the text selection in the editor.
						onMouseDown={(event) => event.preventDefault()}
						onClick={() => use(tool)}
					>
						<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
							<path
								d={tool.icon}
								stroke="currentColor"
								strokeWidth="2"
								fill="none"
								strokeLinecap="round"
							/>
						</svg>
					</button>
				))}
			</div>
			{isLinking && (
				<LinkAddress
					editor={editor}
					first={String(formats['link'] ?? '')}
					done={() => setLinking(false)}
				/>
			)}
		</>
	);
}
