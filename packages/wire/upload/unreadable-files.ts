/** The fields whose files were changed or deleted after selection, and can no longer be sent. */
export async function unreadableFiles(formData: FormData): Promise<string[]> {
	const names: string[] = [];
	for (const [name, value] of formData) {
		if (!(value instanceof File) || !value.size) continue;
		await value
			.slice(0, 1)
			.arrayBuffer()
			.catch(() => names.push(name));
	}
	return names;
}
