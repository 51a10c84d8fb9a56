/** The rooms in the plan: left, bottom, width and height in points, and the name. */
const ROOMS = [
	[60, 300, 180, 120, 'Check-in 1'],
	[240, 300, 180, 120, 'Security'],
	[420, 300, 180, 120, 'Shops'],
	[60, 180, 360, 120, 'Arrivals'],
	[420, 180, 90, 120, 'Gates A'],
	[510, 180, 90, 120, 'Gates B'],
] as const;

const PAGE = '0 0 660 500';

const drawn = [
	'BT /F 24 Tf 60 446 Td (Plan of a terminal) Tj ET',
	...ROOMS.map(
		([left, bottom, width, height, name]) =>
			`${left} ${bottom} ${width} ${height} re S BT /F 13 Tf ${left + 12} ${bottom + height - 26} Td (${name}) Tj ET`,
	),
	'BT /F 10 Tf 60 150 Td (Drawn for this demo. No such terminal exists.) Tj ET',
].join('\n');

const OBJECTS = [
	'<< /Type /Catalog /Pages 2 0 R /Lang (en) /ViewerPreferences << /DisplayDocTitle true >> >>',
	'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
	`<< /Type /Page /Parent 2 0 R /MediaBox [${PAGE}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
	`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
	'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
	'<< /Title (Plan of a terminal) >>',
];

/** Creates a PDF with one page. The PDF is small enough to write it without a library. */
export function terminalPlan(): string {
	let file = '%PDF-1.4\n';
	const places = OBJECTS.map((object, index) => {
		const place = file.length;
		file += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, '0')} 00000 n \n`;
	});
	const count = OBJECTS.length + 1;
	return `${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R /Info ${OBJECTS.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
