/**
 * The file that a component of this name comes from. Two screens may have a component of one name: then it is the one that
 * stands where the story stands.
 */
export function componentFileOf(name: string, story: string) {
  const found = __COMPONENTS__.filter(({ names }) => names.includes(name));
  const beside = story.replace(/^(\.\/)?stories\//, "").replace(/\.stories\.tsx$/, "");
  return found.find(({ path }) => path === beside || path === `src/${beside}`) ?? found[0];
}
