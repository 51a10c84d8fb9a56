import { fillIn, TEXT } from '@gazetteer/contract';
import { adoptStyles, announce, hide, rememberDisplay, show } from '@gazetteer/dom';
import { pageText } from '@gazetteer/host';
import type { ActiveListingForm } from '../../interactive/active-form.ts';
import { maxEntries } from '../../interactive/page-rules.ts';
import { AddRow, RowTools } from './row-tools.tsx';
import { copyOf, FAQS, isEmpty, number, type Row, rowsIn, valuesOf } from './rows.ts';
import styles from './style.css?inline';

/**
 * Adds, moves and removes questions. Uses the page's own fields: a new question is a copy of an
 * existing panel, and moving a question moves its panel.
 */
export function start(
	{ element, fill, values, leaving: signal }: ActiveListingForm,
	part: HTMLElement,
): void {
	let rows: readonly Row[] = rowsIn(part);
	const [first] = rows;
	if (!first) return;
	adoptStyles(styles);
	const tabs = part.querySelector<HTMLElement>(FAQS.tabs);
	const undos = new Map<Row, () => void>();
	// On older edit pages, the "Add" button is outside the section's element.
	const replaced = [tabs, element.querySelector<HTMLElement>(FAQS.add)].filter(
		(one) => one !== null,
	);
	const redisplay = replaced.map(rememberDisplay);

	const update = (changed: readonly Row[]) => {
		rows = changed;
		number(rows);
		values.set('faqs', valuesOf(rows));
	};
	const move = (row: Row, by: 1 | -1) => {
		const at = rows.indexOf(row);
		const other = rows[at + by];
		if (!other) return;
		// Move the other panel instead, because moving the focused panel would remove the focus.
		if (by < 0) row.panel.after(other.panel);
		else row.panel.before(other.panel);
		update(rows.with(at, other).with(at + by, row));
		const place = { number: at + by + 1, count: rows.length };
		announce(fillIn(pageText(TEXT.questionMoved), place));
	};
	const remove = (row: Row) => {
		if (rows.length === 1) {
			row.question.value = row.answer.value = '';
			update(rows);
			return row.question.focus();
		}
		const at = rows.indexOf(row);
		undos.get(row)?.();
		undos.delete(row);
		row.panel.remove();
		update(rows.toSpliced(at, 1));
		announce(pageText(TEXT.questionRemoved));
		return (rows[at] ?? rows[at - 1])?.question.focus();
	};
	const addTools = (row: Row) => {
		const { panel } = row;
		const drawn = panel.getAttribute('style');
		// Older pages show only one question at a time. Show all of them.
		show(panel);
		panel.classList.add('gz-faq-row');
		const tools = (
			<RowTools
				place={() => rows.indexOf(row)}
				act={(act) => (act === 'remove' ? remove(row) : move(row, act === 'up' ? -1 : 1))}
			/>
		);
		const { empty } = fill(panel, tools, { attributes: { class: 'gz-faq-tools' } });
		undos.set(row, () => {
			empty();
			if (drawn === null) panel.removeAttribute('style');
			else panel.style.cssText = drawn;
			panel.classList.remove('gz-faq-row');
		});
	};
	const add = (): Row => {
		const row = copyOf(rows.at(-1)!);
		rows.at(-1)!.panel.after(row.panel);
		addTools(row);
		update([...rows, row]);
		return row;
	};

	// Removes the empty panels at the end; the "Add" button can add them again.
	const last = rows.findLastIndex((row) => !isEmpty(row) || row.panel.matches(':focus-within'));
	const spare = rows.slice(Math.max(last, 0) + 1);
	for (const { panel } of spare) panel.remove();
	rows.slice(0, Math.max(last, 0) + 1).forEach(addTools);
	replaced.forEach(hide);
	update(rows.slice(0, rows.length - spare.length));
	const adder = fill(part, <AddRow most={maxEntries(part)} add={() => add().question.focus()} />);

	part.addEventListener('input', () => values.set('faqs', valuesOf(rows)), { signal });
	signal.addEventListener('abort', () => {
		for (const undo of undos.values()) undo();
		adder.empty();
		for (const undo of redisplay) undo();
		for (const row of rows) if (!row.isDrawn && isEmpty(row)) row.panel.remove();
		rows.at(-1)?.panel.after(...spare.map(({ panel }) => panel));
		number(rowsIn(part));
	});
}
