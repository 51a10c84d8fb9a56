<?php

/** Finds content of an earlier run by its key, and counts the changes. */
final class GazetteerDemoPlanted
{
    public const META = '_gazetteer_demo';

    public array $counts = ['made' => 0, 'changed' => 0, 'kept' => 0, 'removed' => 0];

    /** @var array<string, int> Post ids by key. */
    private array $known = [];

    /** @var array<string, true> The keys of this version's content. */
    private array $wanted = [];

    public function __construct(private readonly string $type)
    {
        $found = get_posts(['post_type' => $type, 'post_status' => 'any', 'numberposts' => -1, 'meta_key' => self::META]);
        foreach ($found as $post) {
            $this->known[get_post_meta($post->ID, self::META, true)] = $post->ID;
        }
    }

    public function id(string $key): int
    {
        return $this->known[$key] ?? 0;
    }

    /** @return array<string, int> Post ids by key. */
    public function ids(): array
    {
        return $this->known;
    }

    public function remember(string $key, int $id): void
    {
        $this->known[$key] = $id;
        update_post_meta($id, self::META, $key);
    }

    public function want(string $key, string $outcome): void
    {
        $this->wanted[$key] = true;
        $this->counts[$outcome]++;
    }

    /**
     * Deletes content that an earlier version of the demo created and that this version no longer
     * contains.
     */
    public function removeTheRest(): void
    {
        foreach (array_diff_key($this->known, $this->wanted) as $key => $id) {
            wp_delete_post($id, true);
            unset($this->known[$key]);
            $this->counts['removed']++;
        }
    }
}
