import { swiped } from './state.ts';

type Way = NonNullable<ReturnType<typeof swiped>>;

/** How far the photo goes along with the finger. */
const DRAG = '--gz-photos-drag';

/** Answers to where a single finger or pen went; a mouse has buttons to press. */
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
		// A second finger enlarges.
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
