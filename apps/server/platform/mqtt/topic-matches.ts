/** Whether a topic matches a subscription's pattern; `+` is one level, a last `#` all further levels. */
export const topicMatches = (pattern: string, topic: string): boolean => {
  const wanted = pattern.split('/')
  const given = topic.split('/')
  for (const [index, level] of wanted.entries()) {
    if (level === '#') return true
    if (given[index] === undefined || (level !== '+' && level !== given[index])) return false
  }
  return wanted.length === given.length
}
