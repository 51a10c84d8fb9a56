<?php

declare(strict_types=1);

namespace Gazetteer\Search\Domain;

/** Takes in many sets' pieces of the same chunk. Lists wait for each other, since each is short. */
final class SetUnion
{
    private string $bytes = '';
    private string $numbers = '';

    public function add(string $text, string $recent): void
    {
        if ($recent === '' && ($text[0] ?? '') === SetChunk::NUMBERS) {
            $this->numbers .= (string) base64_decode(substr($text, 1), true);
        } else {
            $this->bytes |= SetChunk::read($text, $recent)->bytes;
        }
    }

    public function set(): ListingSet
    {
        $listed = $this->numbers === '' ? ListingSet::none() : ListingSet::of(array_keys(array_flip(unpack('v*', $this->numbers) ?: [])));

        return ListingSet::ofBytes($this->bytes | $listed->bytes);
    }
}
