/** Marks the row of the current day in the table of hours, and copies its hours to the summary. */
export function markToday(section: Element | null, day: number): void {
	for (const table of section?.querySelectorAll('dl') ?? []) {
		const rows = [...table.children];
		// A table with one row is for a place with the same hours every day.
		if (rows.length === 7)
			rows.forEach((row, index) => row.classList.toggle('gz-today', index === day));
	}
	const hours = section?.querySelector('.gz-today > dd')?.cloneNode(true);
	section?.querySelector('.gz-place-span')?.replaceChildren(...(hours?.childNodes ?? []));
}
