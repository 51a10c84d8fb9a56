import { TEXT } from '@gazetteer/contract';
import { adoptStyles } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import { createStore, type Store } from '@gazetteer/store';
import { useStore } from '@gazetteer/view';
import { useEffect, useState } from '@wordpress/element';
import type { StartSection } from '../../interactive/sections.ts';
import { type CardValues, initials, readCard } from './card-values.ts';
import styles from './style.css?inline';

interface CardState {
	readonly values: CardValues;
	readonly room: Room | undefined;
}

/** Returns an object URL for a file, and revokes the URL when the file changes. */
function usePicture(file: File | undefined): string {
	const [address, setAddress] = useState('');
	useEffect(() => {
		if (!file) return setAddress('');
		const made = URL.createObjectURL(file);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [file]);
	return address;
}

/**
 * Previews the listing's card. Hidden from screen readers, because all of its content is in the
 * form.
 */
function Card({ store }: { readonly store: Store<CardState> }) {
	const { values, room } = useStore(store, (state) => state);
	const { title, tagline, category, place, contact } = values;
	const picture = usePicture(values.picture);
	if (!room || !title) return null;
	return (
		<div
			className="gz-preview-card"
			style={{ left: `${room.left}px`, inlineSize: `${room.width}px` }}
		>
			<p className="gz-preview-title">{pageText(TEXT.preview)}</p>
			<div className="gz-preview-listing">
				<div className="gz-preview-picture">
					{picture ? <img src={picture} alt="" /> : <span>{initials(title)}</span>}
				</div>
				<div className="gz-preview-text">
					{category && <p className="gz-preview-kind">{category}</p>}
					<p className="gz-preview-name">{title}</p>
					{place && <p>{place}</p>}
					{tagline && <p>{tagline}</p>}
					{contact && (
						<p>
							<bdi>{contact}</bdi>
						</p>
					)}
				</div>
			</div>
		</div>
	);
}

/**
 * The minimum width of the window in pixels. In narrower windows, the card does not fit next to the
 * form.
 */
const WINDOW = 1100;
const GAP = 24;
const WIDTH = { least: 216, most: 300 } as const;

interface Room {
	readonly left: number;
	readonly width: number;
}

/**
 * Returns the space next to the form: on the right, or on the left in right-to-left scripts.
 * Returns undefined if it is too narrow.
 */
export function roomBeside(
	{ left, right }: { readonly left: number; readonly right: number },
	windowWidth: number,
	isRightToLeft: boolean,
): Room | undefined {
	const free = (isRightToLeft ? left : windowWidth - right) - 2 * GAP;
	if (windowWidth < WINDOW || free < WIDTH.least) return undefined;
	const width = Math.min(free, WIDTH.most);
	return { width, left: isRightToLeft ? left - GAP - width : right + GAP };
}

/** Returns whether the space next to the form is empty. A theme may show a sidebar there. */
function isFree({ left, width }: Room, form: Element): boolean {
	return [0.2, 0.5, 0.8].every((part) => {
		const [over] = document
			.elementsFromPoint(left + width / 2, innerHeight * part)
			.filter((one) => !one.closest('.gz-preview'));
		return !over || over.contains(form);
	});
}

/** Shows the preview card next to the form if there is enough space. Causes no layout shift. */
export const start: StartSection = (form) => {
	const { element, root, leaving: signal, fill } = form;
	adoptStyles(styles);
	const store = createStore<CardState>({ values: readCard(element), room: undefined });
	fill(document.body, <Card store={store} />, {
		attributes: { class: 'gz-preview', 'aria-hidden': 'true' },
	});

	/**
	 * Returns a function that runs `work` once in the next animation frame, even if it is called
	 * several times.
	 */
	const soon = (work: () => void) => {
		let frame = 0;
		signal.addEventListener('abort', () => cancelAnimationFrame(frame));
		return () => {
			cancelAnimationFrame(frame);
			frame = requestAnimationFrame(work);
		};
	};
	const measure = () => {
		const box = root.getBoundingClientRect();
		const isSeen = box.top < innerHeight / 2 && box.bottom > innerHeight / 2;
		const isRightToLeft = getComputedStyle(root).direction === 'rtl';
		const { clientWidth } = document.documentElement;
		const room = isSeen ? roomBeside(box, clientWidth, isRightToLeft) : undefined;
		store.update((shown) => ({
			...shown,
			room: room && isFree(room, root) ? room : undefined,
		}));
	};
	const show = () => {
		store.update((shown) => ({ ...shown, values: readCard(element) }));
		measure();
	};
	const [showSoon, measureSoon] = [soon(show), soon(measure)];
	for (const type of ['input', 'change']) element.addEventListener(type, showSoon, { signal });
	addEventListener('scroll', measureSoon, { signal, passive: true });
	addEventListener('resize', measureSoon, { signal });
	show();
};
