import { fillIn, LISTING_FORM, TEXT } from '@gazetteer/contract';
import { announce } from '@gazetteer/dom';
import { fireEvent } from '@gazetteer/form';
import { pageText } from '@gazetteer/host';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { maxEntries } from '../../interactive/page-rules.ts';
import { markControls } from '../../interactive/marks.ts';
import { useValue } from '../../interactive/values.tsx';
import { PASTED, readTags, TYPED, withTags, writeTags } from './tag-list.ts';

type TagsField = HTMLInputElement | HTMLTextAreaElement;

interface Props {
	/**
	 * The page's own text field, which is hidden. It contains the value that is sent, including
	 * text that the visitor is still typing.
	 */
	readonly carrier: TagsField;
	readonly labelledBy: string;
}

const isMarked = (carrier: TagsField) =>
	carrier.matches(`.${LISTING_FORM.error}, [aria-invalid="true"]`);

export const tooMany = (most: number) => fillIn(pageText(TEXT.tagLimit), { count: most });

const say = (text: string, name: string) => announce(fillIn(pageText(text), { name }));

/** A list of tags, each with a button to remove it, and an input for the next one. */
export function TagInput({ carrier, labelledBy }: Props) {
	const [tags = [], setTags] = useValue('tags');
	const [typed, setTyped] = useState('');
	const [isOpen, open] = useState(false);
	const [isWrong, setWrong] = useState(() => isMarked(carrier));
	const own = useRef(carrier.value);
	const input = useRef<HTMLInputElement>(null);
	const isFull = useRef(false);
	const most = maxEntries(carrier);

	const showLimit = (isOver: boolean) => {
		if (isOver) announce(tooMany(most));
		if (isOver !== isFull.current) markControls([carrier], isOver ? tooMany(most) : undefined);
		isFull.current = isOver;
	};
	const write = (now: readonly string[], rest: string) => {
		setTags(now);
		setTyped(rest);
		own.current = writeTags(now, rest);
		carrier.value = own.current;
		fireEvent(carrier, 'input');
		if (!rest.trim() || now.length < most) showLimit(false);
	};
	const add = (more: readonly string[], rest = '') => {
		const all = withTags(tags, more);
		const now = all.slice(0, Math.max(most, tags.length));
		const over = all.slice(now.length);
		// Tags beyond the maximum number stay in the input as text.
		write(now, [...over, rest].filter(Boolean).join(', '));
		if (over.length) return showLimit(true);
		const [word] = more;
		if (now.length > tags.length) say(TEXT.tagAdded, now.slice(tags.length).join(', '));
		else if (word?.trim()) say(TEXT.tagThere, word.trim());
		return undefined;
	};
	const remove = (tag: string) => {
		write(
			tags.filter((one) => one !== tag),
			typed,
		);
		say(TEXT.tagRemoved, tag);
		input.current?.focus();
	};
	const changed = (text: string, isComposing: boolean) => {
		if (isComposing || !TYPED.test(text)) return write(tags, text);
		const parts = text.split(TYPED);
		return add(parts.slice(0, -1), parts.at(-1)!.trimStart());
	};
	const pressed = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const last = tags.at(-1);
		if (event.key === 'Enter') {
			// Prevent Enter from submitting the form.
			event.preventDefault();
			if (typed.trim()) add(typed.split(TYPED));
		} else if (event.key === 'Backspace' && !typed && last) remove(last);
	};
	const pasted = (event: ClipboardEvent) => {
		const text = event.clipboardData.getData('text');
		if (!PASTED.test(text.trim())) return;
		event.preventDefault();
		add([...typed.split(TYPED), ...text.split(PASTED)].filter((one) => one.trim()));
	};

	useEffect(() => {
		const leaving = new AbortController();
		const { signal } = leaving;
		const followed = () => {
			if (carrier.value === own.current) return;
			own.current = carrier.value;
			setTags(readTags(carrier.value));
			setTyped('');
		};
		for (const type of ['input', 'change'])
			carrier.addEventListener(type, followed, { signal });
		carrier.form?.addEventListener('reset', () => setTimeout(followed), { signal });
		// The page's own field is hidden, so move its focus to the visible input.
		const forward = () => input.current?.focus();
		carrier.addEventListener('focus', forward, { signal });
		for (const label of carrier.labels ?? [])
			label.addEventListener('click', forward, { signal });
		const observer = new MutationObserver(() => setWrong(isMarked(carrier)));
		observer.observe(carrier, { attributeFilter: ['class', 'aria-invalid'] });
		return () => {
			leaving.abort();
			observer.disconnect();
		};
		// The functions use nothing but the field, so it is the only dependency.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [carrier]);

	return (
		// A click next to the tags focuses the input.
		// eslint-disable-next-line jsx-a11y/no-static-element-interactions
		<div
			className={`gz-tags${isOpen ? ' gz-tags-open' : ''}${isWrong ? ' error-msg' : ''}`}
			onFocus={() => open(true)}
			onMouseUp={({ target, currentTarget }) =>
				target === currentTarget && input.current?.focus()
			}
		>
			{tags.length > 0 && (
				<ul className="gz-tag-list" aria-labelledby={labelledBy}>
					{tags.map((tag) => (
						<li key={tag} className="gz-tag">
							<span dir="auto">{tag}</span>
							<button
								type="button"
								aria-label={fillIn(pageText(TEXT.tagRemove), { name: tag })}
								onClick={() => remove(tag)}
							>
								<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
									<path
										d="M6 6l12 12M18 6L6 18"
										stroke="currentColor"
										strokeWidth="2"
									/>
								</svg>
							</button>
						</li>
					))}
				</ul>
			)}
			<input
				ref={input}
				className="gz-tag-input"
				type="text"
				autoComplete="off"
				enterKeyHint="enter"
				aria-labelledby={labelledBy}
				aria-describedby={carrier.getAttribute('aria-describedby') ?? undefined}
				aria-invalid={isWrong || undefined}
				aria-required={carrier.required || undefined}
				placeholder={tags.length ? pageText(TEXT.tagAdd) : carrier.placeholder}
				value={typed}
				onChange={({ target, nativeEvent }) =>
					changed(target.value, (nativeEvent as InputEvent).isComposing)
				}
				onBlur={() => typed.trim() && add(typed.split(TYPED))}
				onKeyDown={pressed}
				onPaste={pasted}
			/>
		</div>
	);
}
