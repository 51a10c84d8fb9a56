<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** Creates an outbound link from typed or imported values, or returns the errors by field. */
final class OutboundRules
{
    public const LONGEST_LABEL = 60;
    public const LONGEST_NOTE = 1000;

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
}
