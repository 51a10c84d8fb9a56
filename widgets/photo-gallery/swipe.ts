import { swiped } from './state.ts';

type Way = NonNullable<ReturnType<typeof swiped>>;

/** The distance in pixels that the photo follows the finger. */
const DRAG = '--gz-photos-drag';

/** Handles swipes with one finger or pen. With a mouse, visitors use the buttons. */
export function followFinger(
	element: HTMLElement,
	answers: Readonly<Record<Way, () => void>>,
): void {
	let from: PointerEvent | undefined;
	const drag = (x: number) => element.style.setProperty(DRAG, `${x}px`);
	const end = () => {
		from = undefined;
		drag(0);
	};

	element.addEventListener('pointerdown', (event) => {
		// A second finger zooms the page, so stop following the first one.
		from = event.pointerType !== 'mouse' && event.isPrimary ? event : undefined;
	});
	element.addEventListener('pointermove', (event) => {
		if (from && event.pointerId === from.pointerId) drag(event.clientX - from.clientX);
	});
	element.addEventListener('pointercancel', end);
	element.addEventListener('pointerup', (event) => {
		if (!from || event.pointerId !== from.pointerId) return;
		const way = swiped(event.clientX - from.clientX, event.clientY - from.clientY);
		end();
		if (way) answers[way]();
	});
}
