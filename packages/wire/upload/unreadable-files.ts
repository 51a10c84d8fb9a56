/** Returns the names of fields whose files were changed or deleted since the visitor selected them. */
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
