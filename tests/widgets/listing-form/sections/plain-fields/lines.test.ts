import { act } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import spans from '../../../../cases/listing/price-spans.json';
import { faultIn } from '../../../../../widgets/listing-form/interactive/rules.ts';
import {
	isReversed,
	start as startPrices,
} from '../../../../../widgets/listing-form/sections/plain-fields/prices.ts';
import { start as startTagline } from '../../../../../widgets/listing-form/sections/plain-fields/tagline.tsx';
import { start as startAddress } from '../../../../../widgets/listing-form/sections/plain-fields/web-address.ts';
import { withScheme } from '../../../../../widgets/listing-form/interactive/with-scheme.ts';
import { found, startOn, type Started } from '../../section.ts';

describe('website field', () => {
	it.each([
		['harbour.example', 'https://harbour.example'],
		[' www.harbour.example/menu?a=1 ', 'https://www.harbour.example/menu?a=1'],
		['//harbour.example', 'https://harbour.example'],
		['harbour.example:8080/x', 'https://harbour.example:8080/x'],
		['video.example/@harbour', 'https://video.example/@harbour'],
		['http://harbour.example', 'http://harbour.example'],
		['HTTPS://harbour.example', 'HTTPS://harbour.example'],
		['mailto:ada@harbour.example', 'mailto:ada@harbour.example'],
		['ada@harbour.example', 'ada@harbour.example'],
		['not yet. Soon', 'not yet. Soon'],
		['harbour', 'harbour'],
		['', ''],
	])('the website field adds a missing scheme to a URL: “%s”', (typed, whole) => {
		expect(withScheme(typed)).toBe(whole);
	});

	it('the website field writes the URL with its scheme on change and fires an input event', async () => {
		const { sent } = (await act(() =>
			startOn('<input name="website">', startAddress, 'input'),
		)) as Started;
		const input = found<HTMLInputElement>('input');
		const heard = jest.fn();
		found('form').addEventListener('input', heard);
		input.value = 'harbour.example';
		fireEvent.input(input);
		expect(sent()).toEqual([['website', 'harbour.example']]);
		fireEvent.change(input);
		expect(sent()).toEqual([['website', 'https://harbour.example']]);
		expect(heard).toHaveBeenCalledTimes(2);
	});
});

describe('price range fields', () => {
	it.each(spans.map(({ says, ...one }) => [says, one] as const))(
		'the price fields compare the two prices: %s',
		(_says, { from, to, isReversed: is }) => expect(isReversed(from, to)).toBe(is),
	);

	it('the price fields show an error at the second price only while it is lower than the first', async () => {
		const field = (name: string) =>
			`<div class="form-group"><label for="${name}">${name}</label><input id="${name}" name="${name}"></div>`;
		const { form } = (await act(() =>
			startOn(field('listingprice') + field('listingptext'), startPrices, '#listingprice'),
		)) as Started;
		const checks = () => form.parts.flatMap((part) => part.checks?.() ?? []);
		expect(checks()).toEqual([]);
		found<HTMLInputElement>('#listingprice').value = '20';
		found<HTMLInputElement>('#listingptext').value = '10';
		const [check] = checks();
		const words = faultIn(check!.rule, check!.value());
		expect([check!.field, words]).toEqual([
			'listingptext',
			'Please enter a price that is not lower than “Price from”.',
		]);
		check!.mark(words);
		expect(found('#listingptext').getAttribute('aria-invalid')).toBe('true');
		found<HTMLInputElement>('#listingptext').value = '30';
		expect(faultIn(check!.rule, check!.value())).toBeUndefined();
	});
});

describe('tagline field', () => {
	const TAGLINE =
		'<div><label for="inputTagline">Tagline</label><input id="inputTagline" name="tagline_text" maxlength="30" value="Quiet"></div>';
	const said = () => document.querySelector('#gz-announcements')?.textContent;

	it('the tagline field shows a count and announces the remaining characters when few are left and typing stops', async () => {
		jest.useFakeTimers();
		try {
			const { leave } = (await act(() =>
				startOn(TAGLINE, startTagline, '#inputTagline'),
			)) as Started;
			const input = found<HTMLInputElement>('#inputTagline');
			const type = (text: string) =>
				act(() => {
					input.focus();
					input.value = text;
					fireEvent.input(input);
				});
			expect(found('.gz-count').textContent).toBe('5 / 30');
			type('Quiet by');
			act(() => void jest.advanceTimersByTime(2000));
			expect(said()).toBeUndefined();
			for (const text of ['Quiet by the', 'Quiet by the sea', 'Quiet by the sea, '])
				type(text);
			expect(said()).toBeUndefined();
			act(() => void jest.advanceTimersByTime(2000));
			expect(said()).toBe('Characters left: 12');
			type('Quiet by the sea, a');
			document.querySelector('#gz-announcements')!.textContent = '';
			act(() => void jest.advanceTimersByTime(2000));
			expect(said()).toBe('');
			act(leave);
			expect(document.querySelector('.gz-count')).toBeNull();
		} finally {
			jest.useRealTimers();
		}
	});
});
