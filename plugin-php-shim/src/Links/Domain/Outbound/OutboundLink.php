<?php

declare(strict_types=1);

namespace Gazetteer\Links\Domain\Outbound;

/** A path on this site, such as /go/hotel/, and the external URL that it redirects to. */
final class OutboundLink
{
    public const LABEL = 'affiliate';

    /**
     * @param string $prefix Without leading and trailing slashes, such as “go”.
     * @param string $target A URL that `OutboundTarget::read()` returned.
     */
    public function __construct(
        public readonly int $id,
        public readonly string $prefix,
        public readonly string $slug,
        public readonly string $target,
        public readonly string $label = self::LABEL,
        public readonly bool $isOn = true,
        public readonly string $note = '',
    ) {
    }

    public function path(): string
    {
        return "{$this->prefix}/{$this->slug}";
    }

    public function withId(int $id): self
    {
        return new self($id, $this->prefix, $this->slug, $this->target, $this->label, $this->isOn, $this->note);
    }

    public function isSame(self $other): bool
    {
        return $this->withId(0) == $other->withId(0); // phpcs:ignore Universal.Operators.StrictComparisons -- compares the properties of two objects.
    }
}
