import { createSlots } from '@gazetteer/view';
import { start } from '../../../../widgets/listing-form/sections/gallery/gallery.tsx';
import { createValues } from '../../../../widgets/listing-form/interactive/values.tsx';
import { startOn } from '../section.ts';

jest.mock(
	'../../../../packages/photos/photo.worker.ts?worker&inline',
	() => ({ __esModule: true, default: class {} }),
	{ virtual: true },
);

const KEPT = { key: 's7', saved: 7, bytes: 10 };

describe('values of a listing form', () => {
	it('the form keeps values that were set before the first render, and Formik starts with them', () => {
		const { Frame, values } = createValues();
		values.set('gallery', [KEPT]);
		expect(values.get().gallery).toEqual([KEPT]);
		createSlots(undefined, Frame);
		expect(values.get().gallery).toEqual([KEPT]);
	});

	it('the form keeps the last state after Formik unmounted, can still change, and announces the change', () => {
		const { Frame, values } = createValues();
		const { close } = createSlots(undefined, Frame);
		values.set('gallery', [KEPT]);
		close();
		expect(values.get().gallery).toEqual([KEPT]);
		const changed = jest.fn();
		values.subscribe(changed);
		values.set('tags', ['quiet']);
		expect(values.get()).toEqual({ gallery: [KEPT], tags: ['quiet'] });
		expect(changed).toHaveBeenCalledTimes(1);
	});
});

describe('request of a listing form', () => {
	const GALLERY = `
		<div class="lplistgallery"><div class="jFiler-input-dragDrop"><div class="filediv">
			<input type="file" name="listingfiles[]"></div></div>
			<input type="hidden" name="listingeditfiles[]" value="7">
			<input type="hidden" name="listingeditfiles[]" value="8">
		</div>`;

	class NoFiles {
		readonly items = { add() {} };
		readonly files = Object.assign(document.createElement('input'), { type: 'file' }).files;
	}

	it('the request keeps every saved photo if the photos could not be rendered and Formik unmounted', async () => {
		// jsdom lacks functions that the photo section needs, so the section throws, as in an
		// unsupported browser.
		const reportError = jest.fn();
		Object.assign(globalThis, { reportError, DataTransfer: NoFiles });
		jest.spyOn(console, 'error').mockImplementation(() => {});
		const { form, leave } = await startOn(
			GALLERY,
			async (active, part) => start(active, part),
			'.lplistgallery',
		);
		const body = new FormData(form.element);
		leave();
		expect(reportError).toHaveBeenCalled();
		for (const part of form.parts) part.write?.(body);
		expect(body.getAll('listingeditfiles[]')).toEqual(['7', '8']);
	});
});
