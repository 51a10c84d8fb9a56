import { TEXT } from '@gazetteer/contract';
import { createStore } from '@gazetteer/store';
import { fireEvent, render, screen } from '@testing-library/react';
import type { RefusedFile } from '../../../../../widgets/listing-form/sections/gallery/preparation.ts';
import { Refusals } from '../../../../../widgets/listing-form/sections/gallery/shown/zone.tsx';

describe('refused files of the gallery', () => {
	it('refused files are listed one by one when two of them have the same name', () => {
		const failed = jest.spyOn(console, 'error').mockImplementation(() => {});
		const words = 'image.jpg cannot be read.';
		const refusals = createStore<readonly RefusedFile[]>([
			{ key: 1, words },
			{ key: 2, words },
			{ key: 3, words: 'b.jpg cannot be read.' },
		]);
		render(<Refusals refusals={refusals} />);
		fireEvent.click(screen.getAllByRole('button', { name: TEXT.close })[1]!);
		expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
			words,
			'b.jpg cannot be read.',
		]);
		expect(failed).not.toHaveBeenCalled();
		failed.mockRestore();
	});
});
