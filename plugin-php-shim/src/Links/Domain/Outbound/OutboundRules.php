<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** Creates an outbound link from form fields or CSV cells, or returns the errors. Also converts a link to CSV cells. */
final class OutboundRules
{
    public const LONGEST_LABEL = 60;
    public const LONGEST_NOTE = 1000;
    public const COLUMNS = ['address', 'target', 'label', 'status', 'note'];
    public const NEEDED = ['address', 'target'];
    private const ON = ['', 'on', 'active', 'yes', 'true', '1'];
    private const OFF = ['off', 'inactive', 'no', 'false', '0'];

    public function __construct(private readonly OutboundPath $paths)
    {
    }

    /**
     * @param array{prefix: string, slug: string, target: string, label: string, note: string} $typed
     * @return OutboundLink|array<string, OutboundFault> Errors keyed by field.
     */
    public function read(array $typed, bool $isOn, int $id = 0): OutboundLink|array
    {
        $prefix = in_array($typed['prefix'], $this->paths->prefixes, true) ? $typed['prefix'] : OutboundFault::UnknownPrefix;
        $slug = OutboundPath::slug($typed['slug']);
        $target = $this->target($typed['target']);
        $label = trim($typed['label']);
        $note = trim($typed['note']);
        $faults = array_filter([
            'prefix' => $prefix,
            'slug' => $slug,
            'target' => $target,
            'label' => mb_strlen($label) > self::LONGEST_LABEL ? OutboundFault::LabelTooLong : '',
            'note' => mb_strlen($note) > self::LONGEST_NOTE ? OutboundFault::NoteTooLong : '',
        ], static fn (mixed $read): bool => $read instanceof OutboundFault);

        return $faults === []
            ? new OutboundLink($id, (string) $prefix, (string) $slug, (string) $target, $label === '' ? OutboundLink::LABEL : $label, $isOn, $note)
            : $faults;
    }

    private function target(string $typed): string|OutboundFault
    {
        $target = OutboundTarget::read($typed);

        return is_string($target) && $this->paths->holds($target) ? OutboundFault::TargetIsOutbound : $target;
    }

    /**
     * @param array<string, string> $cells Keyed by column.
     * @return OutboundLink|array<string, OutboundFault> Errors keyed by column.
     */
    public function readRow(array $cells): OutboundLink|array
    {
        $cells = array_map(trim(...), $cells) + array_fill_keys(self::COLUMNS, '');
        $found = $this->address($cells['address']);
        $status = mb_strtolower($cells['status']);
        $faults = array_filter([
            'address' => $found === null ? OutboundFault::AddressWrong : null,
            'status' => in_array($status, [...self::ON, ...self::OFF], true) ? null : OutboundFault::StatusWrong,
        ]);
        $read = $this->read(
            ['prefix' => $found[0] ?? '', 'slug' => $found[1] ?? '', 'target' => $cells['target'], 'label' => $cells['label'], 'note' => $cells['note']],
            in_array($status, self::ON, true),
        );
        $rest = is_array($read) ? array_diff_key($read, ['prefix' => 1, 'slug' => 1]) : [];

        return $faults + $rest === [] && $read instanceof OutboundLink ? $read : $faults + $rest;
    }

    /**
     * Returns the path of the link in a row; null if the address is invalid.
     *
     * @param array<string, string> $cells
     */
    public function path(array $cells): ?string
    {
        $found = $this->address(trim($cells['address'] ?? ''));

        return $found === null ? null : implode('/', $found);
    }

    /** @return list<string> */
    public static function cells(OutboundLink $link): array
    {
        return ["/{$link->path()}/", $link->target, $link->label, $link->isOn ? 'on' : 'off', $link->note];
    }

    /**
     * Accepts paths relative to the site's home, so that a table works on another site. The leading slash is optional.
     *
     * @return array{string, string}|null
     */
    private function address(string $address): ?array
    {
        if ($address === '' || preg_match('~^https?://~i', $address) === 1) {
            return $this->paths->read($address);
        }
        $path = '/' . ltrim($address, '/');

        return $this->paths->read(rtrim($this->paths->home, '/') . $path) ?? $this->paths->read($path);
    }
}
