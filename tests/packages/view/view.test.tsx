import { createStore } from '@gazetteer/store';
import { createSlots, renderInto, useStore, type Slots } from '@gazetteer/view';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from '@wordpress/element';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const place = () => {
	document.body.innerHTML =
		'<form><input name="typed" value="kept"><p id="cms">drawn by the CMS</p></form>';
	return document.querySelector('form')!;
};

const openSlots = (...given: Parameters<typeof createSlots>) => {
	let slots!: Slots;
	act(() => void (slots = createSlots(...given)));
	return slots;
};

const SPAN = { element: 'span' };

const Broken = (): never => {
	throw new Error('broken');
};

describe('useStore()', () => {
	it('useStore() renders only components whose slice changed', () => {
		const store = createStore({ one: 1, two: 2 });
		const drawn = { one: 0, two: 0 };
		const Reader = ({ slice }: { slice: 'one' | 'two' }) => {
			drawn[slice]++;
			return <b>{useStore(store, (state) => state[slice])}</b>;
		};
		render(
			<>
				<Reader slice="one" />
				<Reader slice="two" />
			</>,
		);
		act(() => store.update((state) => ({ ...state, two: 7 })));
		expect(screen.getByText('7')).toBeTruthy();
		expect(drawn).toEqual({ one: 1, two: 2 });
	});
});

describe('renderInto()', () => {
	it('renderInto() keeps the server’s markup and typed values, and leaves nothing behind', () => {
		const form = place();
		const before = form.innerHTML;
		let end!: () => void;
		act(() => {
			end = renderInto(
				form,
				<StrictMode>
					<p>ours</p>
				</StrictMode>,
			);
		});
		expect(form.textContent).toContain('ours');
		form.querySelector('input')!.value = 'typed since';
		act(() => end());
		expect(form.innerHTML).toBe(before);
		expect(form.querySelector('input')!.value).toBe('typed since');
	});

	it('renderInto() reports an error and keeps the page unchanged', () => {
		const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
		const form = place();
		const broke = jest.fn();
		act(() => void renderInto(form, <Broken />, broke));
		expect(broke).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
		expect(form.textContent).toContain('drawn by the CMS');
		silenced.mockRestore();
	});
});

describe('createSlots()', () => {
	it('createSlots() renders in several places from one tree, and empties each separately', () => {
		const form = place();
		const slots = openSlots();
		let end!: () => void;
		act(() => {
			end = slots.fill(form, <i>first</i>, { before: form.firstChild }).empty;
			slots.fill(form, <i>second</i>);
		});
		expect(form.firstElementChild!.textContent).toBe('first');
		act(() => end());
		expect(form.textContent).toBe('drawn by the CMSsecond');
		act(() => slots.close());
		expect(form.textContent).toBe('drawn by the CMS');
	});

	it('createSlots() unmounts without an error if another script emptied the place', () => {
		const form = place();
		const slots = openSlots();
		act(() => void slots.fill(form, <i>first</i>));
		form.innerHTML = '';
		expect(() => act(() => slots.close())).not.toThrow();
	});

	it('createSlots() continues when another script removed what it rendered', () => {
		const form = place();
		const broke = jest.fn();
		const slots = openSlots(broke);
		let end!: () => void;
		act(() => {
			end = slots.fill(form, <i>first</i>, SPAN).empty;
			slots.fill(form, <i>second</i>, SPAN);
		});
		form.querySelector('i')!.remove();
		act(() => end());
		expect(broke).not.toHaveBeenCalled();
		expect(form.querySelector('span')!.textContent).toBe('second');
		act(() => slots.close());
	});

	it('createSlots() reuses an element for other content in another place', () => {
		const form = place();
		const slots = openSlots();
		let end!: () => void;
		act(
			() =>
				void (end = slots.fill(form, <i>first</i>, {
					...SPAN,
					attributes: { class: 'first' },
				}).empty),
		);
		expect(form.querySelector('span')!.outerHTML).toBe(
			'<span class="first"><i>first</i></span>',
		);
		const host = form.querySelector('span');
		act(() => end());
		act(() => end());
		expect(form.querySelector('span')).toBeNull();
		act(() => void slots.fill(form, <b>second</b>, { ...SPAN, before: form.firstChild }));
		expect(form.firstElementChild).toBe(host);
		expect(host!.outerHTML).toBe('<span><b>second</b></span>');
		act(() => void slots.fill(form, <b>third</b>));
		expect(form.lastElementChild!.localName).toBe('div');
		act(() => slots.close());
	});

	it('createSlots() removes only the slot that throws', () => {
		const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
		const form = place();
		const broke = jest.fn();
		const slots = openSlots(broke);
		act(() => {
			slots.fill(form, <Broken />);
			slots.fill(form, <i>whole</i>);
		});
		expect(form.textContent).toContain('whole');
		expect(broke).toHaveBeenCalled();
		act(() => slots.close());
		silenced.mockRestore();
	});
});
