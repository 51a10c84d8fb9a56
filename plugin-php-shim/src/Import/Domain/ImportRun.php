<?php

declare(strict_types=1);

namespace Gazetteer\Import\Domain;

/** An import that a user runs on the import screen, in several requests. */
final class ImportRun
{
    /**
     * @param string $name The name of the uploaded file, or of the other plugin.
     * @param string $importer The slug of an importer; '' for an uploaded file.
     * @param array<string, string> $files The names of the stored files: `rows`, `check`, `import`, `seen check` and `seen import`.
     * @param array<string, string> $targets What each column is imported as, by heading.
     * @param array<string, int> $checked The counts of the check.
     * @param array<string, int> $counts The counts of the import, or of the undo.
     * @param float $part How much of the current step is complete, from 0 to 1.
     */
    public function __construct(
        public readonly string $id,
        public readonly int $user,
        public readonly int $started,
        public readonly string $name,
        public readonly string $importer = '',
        public readonly RunStep $step = RunStep::Columns,
        public readonly array $files = [],
        public readonly array $targets = [],
        public readonly bool $isTrusted = false,
        public readonly array $checked = [],
        public readonly array $counts = [],
        public readonly float $part = 0.0,
        public readonly int $toUndo = 0,
    ) {
    }

    /** @param mixed ...$changed Named like the parameters of the constructor. */
    public function with(mixed ...$changed): self
    {
        return new self(...array_replace(get_object_vars($this), $changed));
    }

    /** @return array<string, mixed> */
    public function toArray(): array
    {
        return ['step' => $this->step->value] + get_object_vars($this);
    }

    public static function fromArray(mixed $stored): ?self
    {
        $step = is_array($stored) ? RunStep::tryFrom((string) ($stored['step'] ?? '')) : null;
        if ($step === null || preg_match('/^[0-9a-f]{16}$/D', (string) ($stored['id'] ?? '')) !== 1) {
            return null;
        }

        return new self(
            (string) $stored['id'],
            (int) ($stored['user'] ?? 0),
            (int) ($stored['started'] ?? 0),
            (string) ($stored['name'] ?? ''),
            (string) ($stored['importer'] ?? ''),
            $step,
            (array) ($stored['files'] ?? []),
            (array) ($stored['targets'] ?? []),
            ($stored['isTrusted'] ?? false) === true,
            (array) ($stored['checked'] ?? []),
            (array) ($stored['counts'] ?? []),
            (float) ($stored['part'] ?? 0),
            (int) ($stored['toUndo'] ?? 0),
        );
    }
}
