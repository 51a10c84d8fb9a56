import { TEXT } from '@gazetteer/contract';
import { pageText } from '@gazetteer/host';
import type { Store } from '@gazetteer/store';
import { useStore } from '@gazetteer/view';
import type { RefusedFile } from '../preparation.ts';
import { Icon } from './icons.tsx';

interface Props {
	readonly refusals: Store<readonly RefusedFile[]>;
}

export function Refusals({ refusals }: Props) {
	const refused = useStore(refusals, (all) => all);
	if (!refused.length) return null;
	const forget = (read: RefusedFile) =>
		refusals.update((all) => all.filter(({ key }) => key !== read.key));
	return (
		<ul className="gz-refusals">
			{refused.map((one) => (
				<li key={one.key}>
					<span>{one.words}</span>
					<button
						type="button"
						className="gz-icon-button"
						aria-label={pageText(TEXT.close)}
						onClick={() => forget(one)}
					>
						<Icon name="remove" />
					</button>
				</li>
			))}
		</ul>
	);
}
