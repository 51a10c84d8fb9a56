import { fireEvent } from '@testing-library/dom';
import { mount } from '../../../widgets/photo-gallery/mount.ts';

/** jsdom does not implement dialogs. */
beforeAll(() => {
	Object.assign(HTMLDialogElement.prototype, {
		showModal(this: HTMLDialogElement) {
			this.open = true;
		},
		close(this: HTMLDialogElement) {
			this.open = false;
			this.dispatchEvent(new Event('close'));
		},
	});
});

const photo = (number: number) =>
	`<li><a href="/${number}.jpg" aria-label="Photo ${number} of 3, Café" data-srcset="/${number}-s.jpg 400w, /${number}.jpg 1600w"${
		number === 2 ? ' data-caption="The terrace"' : ''
	}><img alt="" src="/${number}-t.jpg"></a></li>`;

let leave: AbortController;

function gallery(numbers = [1, 2, 3], dir = 'ltr') {
	document.body.innerHTML = `<div lang="fr" dir="${dir}"><ul data-name="Café" style="direction: ${dir}">${numbers.map(photo).join('')}</ul></div>`;
	leave = new AbortController();
	const root = document.querySelector('ul')!;
	mount(root, {}, leave.signal);
	return [...root.querySelectorAll('a')];
}

const dialog = () => document.querySelector('dialog');
const seen = () => ({
	src: new URL(dialog()!.querySelector('img')!.src).pathname,
	count: dialog()!.querySelector('.gz-photos-count')!.textContent,
	said: dialog()!.querySelector('[role=status]')!.textContent,
});
const press = (key: string) => fireEvent.keyDown(dialog()!, { key });

describe('photo gallery', () => {
	it('the photo gallery opens the clicked photo in a dialog with label, counter and description', () => {
		const [, second] = gallery();
		expect(fireEvent.click(second!.querySelector('img')!)).toBe(false);
		expect(seen()).toEqual({ src: '/2.jpg', count: '2 / 3', said: 'Photo 2 of 3' });
		expect(dialog()!.getAttribute('aria-label')).toBe('Photos of Café');
		expect(dialog()!.lang).toBe('fr');
		expect(dialog()!.querySelector('img')!.alt).toBe('Photo 2 of 3, Café');
		expect(dialog()!.querySelector('img')!.srcset).toContain('/2-s.jpg 400w');
		expect(dialog()!.querySelector('figcaption')!.textContent).toBe('The terrace');
	});

	it.each([
		['with Ctrl', { ctrlKey: true }],
		['with Cmd', { metaKey: true }],
		['with Shift', { shiftKey: true }],
		['with Alt', { altKey: true }],
		['of the middle mouse button', { button: 1 }],
	])('the photo gallery leaves a click %s to the browser', (_says, how) => {
		const [first] = gallery();
		first!.addEventListener('click', (event) => queueMicrotask(() => event.preventDefault()));
		fireEvent.click(first!, how);
		expect(dialog()).toBeNull();
	});

	it('the photo gallery moves with the arrow keys, Home and End', () => {
		gallery()[0]!.click();
		const way = ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End', 'ArrowRight'].map(
			(key) => {
				press(key);
				return seen().count;
			},
		);
		expect(way).toEqual(['2 / 3', '1 / 3', '3 / 3', '1 / 3', '3 / 3', '1 / 3']);
	});

	it('the photo gallery moves in the visual direction in right-to-left languages', () => {
		gallery([1, 2, 3], 'rtl')[0]!.click();
		expect(dialog()!.dir).toBe('rtl');
		press('ArrowLeft');
		expect(seen().count).toBe('2 / 3');
	});

	it('the photo gallery moves with its labelled buttons', () => {
		gallery()[0]!.click();
		dialog()!.querySelector<HTMLElement>('[aria-label="Next photo"]')!.click();
		expect(seen().count).toBe('2 / 3');
		dialog()!.querySelector<HTMLElement>('[aria-label="Previous photo"]')!.click();
		expect(seen().count).toBe('1 / 3');
	});

	it.each([
		['its button', () => dialog()!.querySelector<HTMLElement>('[aria-label="Close"]')!.click()],
		['a press beside the photo', () => dialog()!.querySelector('figure')!.click()],
		['the unmount of the widget', () => leave.abort()],
	])('the photo gallery closes with %s, and returns the focus to its photo', (_says, put) => {
		const [first] = gallery();
		first!.click();
		put();
		expect(dialog()).toBeNull();
		expect(first!.matches(':focus')).toBe(true);
	});

	it('the photo gallery stays open when the photo itself is pressed', () => {
		gallery()[0]!.click();
		dialog()!.querySelector('img')!.click();
		expect(dialog()).not.toBeNull();
	});

	it('the photo gallery has no navigation and no counter for a single photo', () => {
		gallery([1])[0]!.click();
		press('ArrowRight');
		expect(seen().src).toBe('/1.jpg');
		for (const part of ['previous', 'next', 'count']) {
			expect(dialog()!.querySelector<HTMLElement>(`.gz-photos-${part}`)!.hidden).toBe(true);
		}
	});

	it('the photo gallery shows an error with a link if a photo fails to load', () => {
		gallery()[0]!.click();
		const error = dialog()!.querySelector<HTMLElement>('[role=alert]')!;
		expect(error.hidden).toBe(true);
		fireEvent.error(dialog()!.querySelector('img')!);
		expect(error.hidden).toBe(false);
		expect(error.querySelector('a')!.pathname).toBe('/1.jpg');
		press('ArrowRight');
		expect(error.hidden).toBe(true);
	});

	it('the photo gallery preloads the next photo after the current one is loaded', () => {
		const fetched: HTMLImageElement[] = [];
		const images = jest.spyOn(window, 'Image').mockImplementation(() => {
			const image = document.createElement('img');
			fetched.push(image);
			return image;
		});
		gallery()[0]!.click();
		expect(fetched).toEqual([]);
		fireEvent.load(dialog()!.querySelector('img')!);
		images.mockRestore();
		expect(fetched.map(({ src }) => new URL(src).pathname)).toEqual(['/2.jpg']);
	});

	it('the photo gallery follows its links in a browser without dialog support', () => {
		const { HTMLDialogElement: Dialog } = window;
		Reflect.deleteProperty(window, 'HTMLDialogElement');
		const [first] = gallery();
		let prevented: boolean | undefined;
		document.addEventListener(
			'click',
			(event) => {
				prevented = event.defaultPrevented;
				event.preventDefault();
			},
			{ once: true },
		);
		first!.click();
		window.HTMLDialogElement = Dialog;
		expect(prevented).toBe(false);
	});
});
