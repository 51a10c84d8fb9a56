import { ratioOf, verdictOf, type Figure } from './figure.ts';

const HEADINGS = ['', 'value', 'floor', 'ratio', 'goal', 'verdict'];

const short = (amount: number) =>
	amount >= 10_000 ? `${Math.round(amount / 1000)}k` : String(Math.round(amount * 10) / 10);

const goalOf = ({ goal }: Figure) =>
	'atLeast' in goal ? `≥ ${goal.atLeast}×` : `≤ ${goal.atMost}×`;

const rowOf = (figure: Figure) => [
	figure.name,
	`${short(figure.value)} ${figure.unit}`,
	`${short(figure.floor)} ${figure.unit} (${figure.floorIs})`,
	`${ratioOf(figure).toFixed(2)}×`,
	goalOf(figure),
	verdictOf(figure),
];

export function table(figures: readonly Figure[]): string {
	const rows = [HEADINGS, ...figures.map(rowOf)];
	const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
	return rows
		.map((row) =>
			row
				.map((cell, column) => cell.padEnd(widths[column]!))
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}
