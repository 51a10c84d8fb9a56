<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** Converts outbound links to and from table rows. */
final class OutboundRow
{
    public const COLUMNS = ['address', 'target', 'label', 'status', 'note'];
    public const NEEDED = ['address', 'target'];
    private const ON = ['', 'on', 'active', 'yes', 'true', '1'];
    private const OFF = ['off', 'inactive', 'no', 'false', '0'];

    public function __construct(private readonly OutboundRules $rules, private readonly OutboundPath $paths)
    {
    }

    /**
     * @param array<string, string> $cells Keyed by column.
     * @return OutboundLink|array<string, OutboundFault> Errors keyed by column.
     */
    public function read(array $cells): OutboundLink|array
    {
        $cells = array_map(trim(...), $cells) + array_fill_keys(self::COLUMNS, '');
        $found = $this->address($cells['address']);
        $status = mb_strtolower($cells['status']);
        $faults = array_filter([
            'address' => $found === null ? OutboundFault::AddressWrong : null,
            'status' => in_array($status, [...self::ON, ...self::OFF], true) ? null : OutboundFault::StatusWrong,
        ]);
        $read = $this->rules->read(
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
