import { act } from '@testing-library/react';
import { fireEvent } from '@testing-library/dom';
import { start } from '../../../../../widgets/listing-form/sections/hours/index.tsx';
import { found, settled, startOn, type Started } from '../../section.ts';

const DAYS = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];
const time = (day: string, which: string, span: number) =>
	`<input type="time" name="business_hours[${day}][${which}][${span}]">`;
const day = (name: string, span: number) =>
	`<fieldset class="gz-day"><legend>${name}</legend>${time(name, 'open', span)}${time(name, 'close', span)}${span ? '' : `<input type="checkbox" name="gazetteer_all_day[]" value="${name}">`}</fieldset>`;
const HOURS = `<div>${DAYS.map((name) => day(name, 0)).join('')}<details id="breaks"><summary>Breaks</summary>${DAYS.map((name) => day(name, 1)).join('')}</details></div>`;

const startIn = () => act(() => startOn(HOURS, start, '.gz-day')) as Promise<Started>;
const write = (line: string) =>
	act(async () => {
		const input = found('#gz-hours-line');
		fireEvent.change(input, { target: { value: line } });
		await settled();
		fireEvent.keyDown(input, { key: 'Enter' });
		await settled();
	});
const filled = ({ sent }: Started) =>
	sent().flatMap(([name, value]) =>
		value ? [`${name.replace('business_hours', '')} ${value}`] : [],
	);

describe('text field for opening hours', () => {
	it('the text field for opening hours fills in the named days, in English and in the language of the page', async () => {
		const started = await startIn();
		await write('Monday 9-5, Dienstag 9-12 13-17, Sa 24/7');
		expect(filled(started)).toEqual([
			'[Montag][open][0] 09:00',
			'[Montag][close][0] 17:00',
			'[Dienstag][open][0] 09:00',
			'[Dienstag][close][0] 12:00',
			'gazetteer_all_day[] Samstag',
			'[Dienstag][open][1] 13:00',
			'[Dienstag][close][1] 17:00',
		]);
		expect(found<HTMLDetailsElement>('#breaks').open).toBe(true);
		await write('Di, Sa closed');
		expect(filled(started)).toEqual(['[Montag][open][0] 09:00', '[Montag][close][0] 17:00']);
		act(started.leave);
		expect(document.querySelector('#gz-hours-line')).toBeNull();
		expect(filled(started)).toHaveLength(2);
	});

	it('the text field for opening hours reports the parts that it cannot read, and changes nothing', async () => {
		const started = await startIn();
		await write('Mo 9-5, when the sun shines');
		expect(found('[role="alert"]').textContent).toContain('when the sun shines');
		expect(found('#gz-hours-line').getAttribute('aria-invalid')).toBe('true');
		expect(filled(started)).toEqual([]);
	});

	it('the copy button of the opening hours copies the day with the last focus to all others', async () => {
		const started = await startIn();
		await write('Di 10-18');
		await act(async () => {
			found('[name="business_hours[Dienstag][open][0]"]').focus();
			await settled();
		});
		expect(found('.gz-hours-copy').textContent).toBe('Copy Dienstag to all other days');
		await act(async () => {
			fireEvent.click(found('.gz-hours-copy'));
			await settled();
		});
		expect(filled(started)).toHaveLength(14);
		expect(found<HTMLInputElement>('[name="business_hours[Sonntag][close][0]"]').value).toBe(
			'18:00',
		);
	});
});
