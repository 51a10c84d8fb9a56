import { useEffect, useId, useMemo, useRef } from '@wordpress/element';
// Must be imported before FilePond, because it replaces FilePond's painter.
import { keepAwake, wake } from './frame-painter.ts';
import { FilePond, type FilePondProps } from 'react-filepond';

interface Props {
	readonly label: string;
	readonly isMultiple: boolean;
	readonly chosen: (files: readonly File[]) => void;
}

/** FilePond expects the label as HTML. */
const asMarkup = (text: string) =>
	Object.assign(document.createElement('p'), { textContent: text }).innerHTML;

/**
 * Wraps FilePond, which accepts dropped, pasted and selected files and folders. FilePond neither
 * stores nor uploads the files. `chosen` receives them immediately, in order.
 */
export default function Uploader({ label, isMultiple, chosen }: Props) {
	const give = useRef(chosen);
	const place = `gz-pond-${useId().replace(/\W/g, '')}`;
	const frame = useRef<HTMLDivElement>(null);
	useEffect(() => {
		give.current = chosen;
		// A new label may change the size of the drop zone, so let FilePond redraw.
		wake();
	});
	useEffect(() => {
		const leaving = new AbortController();
		if (frame.current) keepAwake(frame.current, leaving.signal);
		return () => leaving.abort();
	}, []);
	const options = useMemo<FilePondProps>(() => {
		let waiting: File[] = [];
		return {
			beforeAddFile({ file }) {
				// FilePond adds files one by one. Files that the visitor selected together arrive
				// in the same task, so collect them until its end.
				if (!waiting.length) {
					setTimeout(() => {
						const files = waiting;
						waiting = [];
						give.current(files);
					});
				}
				waiting.push(file as File);
				return false;
			},
		};
	}, []);

	return (
		<div ref={frame}>
			<FilePond
				{...options}
				name=""
				labelIdle={asMarkup(label)}
				allowMultiple={isMultiple}
				allowPaste={isMultiple}
				allowSyncAcceptAttribute={false}
				className={`gz-pond ${place}`}
				oninit={() =>
					document.querySelector(`.${place} > input`)?.setAttribute('accept', 'image/*')
				}
				credits={false}
				maxParallelUploads={0}
				instantUpload={false}
				dropValidation={false}
			/>
		</div>
	);
}
